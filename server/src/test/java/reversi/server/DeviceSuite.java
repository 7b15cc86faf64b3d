package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.DeviceCard;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.SessionCard;

/** Whoever is signed in hears of sign-ins on new devices, at once or at the next visit, and can end each of them. */
abstract class DeviceSuite extends OnlineSuite {
    private Client on(String device, Optional<String> token) throws InterruptedException {
        Client client = Client.mute(server.port());
        clients.add(client);
        client.send(new ClientMessage.Hello(Protocol.VERSION, device, token));
        client.await(ServerMessage.Welcome.class);
        return client;
    }

    private Person logIn(String device) throws InterruptedException {
        Client client = on(device, Optional.empty());
        client.send(AccountRequest.Login.of("Ann", "secret"));
        ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
        return new Person(client, in.you().id(), in.token());
    }

    /** The devices that a client is told of before it is answered, none where it is told of none. */
    private static List<DeviceCard> told(Client client) throws InterruptedException {
        client.send(new AccountRequest.AskSessions());
        ServerMessage first = client.await(
                ServerMessage.class,
                message -> message instanceof AccountNews.NewDevices || message instanceof AccountNews.Sessions);
        return first instanceof AccountNews.NewDevices news ? news.devices() : List.of();
    }

    private Client again(Person person, String device) throws InterruptedException {
        Client client = on(device, Optional.of(person.token()));
        client.await(ServerMessage.SignedIn.class);
        return client;
    }

    @Test
    void anOpenSessionHearsAtOnceAndTheNewOneDoesNot() throws InterruptedException {
        Person ann = member("Ann");
        assertEquals(List.of(), told(ann.client()), "the first device is new to nobody");
        Person thief = logIn("Opera, Win32");
        List<DeviceCard> devices =
                ann.client().await(AccountNews.NewDevices.class).devices();
        assertEquals(
                List.of("Opera, Win32"),
                devices.stream().map(DeviceCard::device).toList());
        assertEquals(List.of(), told(thief.client()));
    }

    @Test
    void whoComesLaterIsToldUntilTheyHaveRead() throws InterruptedException {
        Person ann = member("Ann");
        ann.client().close();
        Person thief = logIn("Opera, Win32");
        thief.client().send(new AccountRequest.Logout());
        thief.client().await(ServerMessage.SignedOut.class);
        Client back = again(ann, "test");
        List<DeviceCard> devices = back.await(AccountNews.NewDevices.class).devices();
        assertEquals(1, devices.size(), "although the session is over");
        back.close();
        Client reading = again(ann, "test");
        assertEquals(devices, reading.await(AccountNews.NewDevices.class).devices(), "until it was read");
        long id = devices.get(0).id();
        assertInstanceOf(ServerMessage.Done.class, reading.answer(new AccountRequest.KnowDevices(id + 1)));
        assertEquals(
                devices, again(ann, "test").await(AccountNews.NewDevices.class).devices(), "of no such device");
        assertInstanceOf(ServerMessage.Done.class, reading.answer(new AccountRequest.KnowDevices(id)));
        assertEquals(List.of(), told(again(ann, "test")));
    }

    @Test
    void aDeviceThatIsKnownIsNotNewAgain() throws InterruptedException {
        Person ann = member("Ann");
        Person phone = logIn("Safari, iPhone");
        ann.client().await(AccountNews.NewDevices.class);
        phone.client().send(new AccountRequest.Logout());
        phone.client().await(ServerMessage.SignedOut.class);
        logIn("Safari, iPhone");
        assertEquals(List.of(), told(ann.client()));
        Person first = logIn("test");
        assertEquals(1, told(first.client()).size(), "what was not read stays to be read after the next sign-in");
    }

    @Test
    void guestsHaveNoDevices() throws InterruptedException {
        Person guest = guest();
        again(guest, "another");
        fails(ErrorCode.MEMBERS_ONLY, guest.client(), new AccountRequest.KnowDevices(1));
    }

    @Test
    void theListSaysDeviceAndAgeAndASessionThatIsEndedIsOutAtOnce() throws InterruptedException {
        Person ann = member("Ann");
        Person phone = logIn("Safari, iPhone");
        ann.client().send(new AccountRequest.AskSessions());
        List<SessionCard> sessions =
                ann.client().await(AccountNews.Sessions.class).sessions();
        assertEquals(
                List.of("Safari, iPhone", "test"),
                sessions.stream().map(SessionCard::device).sorted().toList());
        SessionCard other =
                sessions.stream().filter(card -> !card.current()).findFirst().orElseThrow();
        assertTrue(other.since() > 0 && other.seen() >= other.since());
        assertInstanceOf(ServerMessage.Done.class, ann.client().answer(new AccountRequest.EndSession(other.id())));
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                phone.client().await(ServerMessage.SignedOut.class).why(),
                "unasked");
        fails(ErrorCode.NOT_SIGNED_IN, phone.client(), new AccountRequest.AskSettings());
    }
}
