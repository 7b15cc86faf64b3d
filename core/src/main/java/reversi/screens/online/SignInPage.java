package reversi.screens.online;

import java.util.Optional;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage.Failed;
import reversi.players.online.ReplyListener;
import reversi.players.online.ServerAddress;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.Writable;
import reversi.screens.online.SignInState.Field;

/** Where one becomes somebody on a server: a guest, or a member who logs in or registers. */
public final class SignInPage extends OnlinePage<SignInState, SignInView> implements SignInView.Actions {
    /** The page. */
    public SignInPage(OnlinePages online) {
        this(online, false);
    }

    /** The page; {@code isNew} where it begins with making an account. */
    SignInPage(OnlinePages online, boolean isNew) {
        super(
                online,
                new SignInState(
                        server(online),
                        isNew,
                        false,
                        Form.<Field>empty()
                                .writing(Field.ADDRESS, online.server().address())));
    }

    private static SignInState.Server server(OnlinePages online) {
        ChosenServer server = online.server();
        return new SignInState.Server(
                online.client().state(),
                online.client().hasFailed(),
                server.name(),
                server.isFixed(),
                server.otherPublicServer());
    }

    @Override
    public String kind() {
        return "sign-in";
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(online().link().route());
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.CONNECTION;
    }

    @Override
    protected void ask() {
        becomeUnseen(state().asking(false));
        online().open();
    }

    @Override
    protected SignInState known(SignInState before) {
        return before.with(server(online()));
    }

    @Override
    protected SignInView picture(Context context, Layout layout) {
        return new SignInView(context, layout, state().isNew(), this);
    }

    @Override
    public void write(Field field, String text) {
        becomeUnseen(state().with(state().form().writing(field, text)));
    }

    @Override
    public void connect() {
        ChosenServer server = online().server();
        String written = server.isFixed() ? server.address() : state().form().written(Field.ADDRESS);
        String trouble = server.connect(written) ? "" : texts().get("signin.no-address");
        becomeSoon(state().troubled(Field.ADDRESS, trouble));
    }

    /** A page plays with the server it came from; another one is opened beside it. */
    @Override
    public void play(ServerAddress server) {
        if (online().server().isFixed()) {
            context().ifPresent(now -> now.device().open(server.web()));
        } else {
            write(Field.ADDRESS, server.host());
            connect();
        }
    }

    @Override
    public void choose(boolean isNew) {
        becomeSoon(state().making(isNew));
    }

    @Override
    public void beGuest() {
        request(new AccountRequest.Guest());
    }

    @Override
    public void submit() {
        SignInState now = state().untroubled();
        String name = now.form().written(Field.NAME).trim();
        String password = now.form().written(Field.PASSWORD);
        String nameTrouble = name.isEmpty()
                ? texts().get("signin.name.missing")
                : now.isNew() ? Writable.trouble(texts(), name).orElse("") : "";
        if (nameTrouble.isEmpty() && !password.isEmpty()) {
            request(
                    now.isNew()
                            ? new AccountRequest.Register(name, password)
                            : AccountRequest.Login.of(name, password));
        } else {
            becomeSoon(now.troubled(Field.NAME, nameTrouble)
                    .troubled(Field.PASSWORD, password.isEmpty() ? texts().get("signin.password.missing") : ""));
        }
    }

    @Override
    public void recover() {
        String name = state().form().written(Field.NAME).trim();
        context().ifPresent(now -> now.go().recover(name));
    }

    @Override
    public void readPrivacy() {
        context().ifPresent(now -> now.go().privacy());
    }

    private void request(ClientMessage request) {
        if (state().isAsking()) {
            return;
        }
        becomeSoon(state().untroubled().asking(true));
        boolean isAsked = client().ask(request, new ReplyListener() {
            @Override
            public void done() {
                becomeUnseen(state().asking(false));
            }

            @Override
            public void failed(Failed failure) {
                if (failure.fault() == ErrorCode.CODE_NEEDED && request instanceof AccountRequest.Login login) {
                    becomeSoon(state().asking(false));
                    context().ifPresent(now -> now.go().secondStep(login.name(), login.password()));
                    return;
                }
                refused(isAboutName(failure.fault()) ? Field.NAME : Field.PASSWORD, FaultWords.of(texts(), failure));
            }

            @Override
            public void lost() {
                refused(Field.PASSWORD, texts().get("online.lost"));
            }
        });
        if (!isAsked) {
            SignInState.Server server = server(online());
            refused(Field.PASSWORD, texts().get(server.key(), server.name()));
        }
    }

    private void refused(Field at, String why) {
        becomeSoon(state().asking(false).troubled(at, why));
    }

    private static boolean isAboutName(ErrorCode fault) {
        return switch (fault) {
            case NAME_TOO_SHORT, NAME_TOO_LONG, NAME_NOT_ALLOWED, NAME_TAKEN -> true;
            default -> false;
        };
    }

    /** A password stays no longer than it is needed. */
    @Override
    public void dispose() {
        write(Field.PASSWORD, "");
        super.dispose();
    }
}
