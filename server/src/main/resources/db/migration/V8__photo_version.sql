-- The version of a photo is what it is fetched by; it must not be guessed while others may not see the photo. The earlier ones counted from 1.
update account set photo = ${random} where photo > 0;
update account set photo = 0 where photo < 0;
