-- Pictures were kept as data URLs, which are a third longer than what they hold; a child without one may have had an empty text. Only
-- the app ever wrote them: what cannot be read all the same was a picture to nobody, and keeps no app from starting.
CREATE FUNCTION pg_temp.picture_bytes(url TEXT) RETURNS BYTEA LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
  RETURN nullif(decode(substring(url FROM position(',' IN url) + 1), 'base64'), '');
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN NULL;
END $$;

-- AlterTable: each table is written anew once, with all of its columns.
ALTER TABLE "child" ALTER COLUMN "avatar_base64" TYPE BYTEA USING pg_temp.picture_bytes("avatar_base64");
ALTER TABLE "child" RENAME COLUMN "avatar_base64" TO "avatar";
ALTER TABLE "journal_entry"
  ALTER COLUMN "image_base64" TYPE BYTEA USING pg_temp.picture_bytes("image_base64"),
  ALTER COLUMN "thumbnail_base64" TYPE BYTEA USING pg_temp.picture_bytes("thumbnail_base64");
ALTER TABLE "journal_entry" RENAME COLUMN "image_base64" TO "image";
ALTER TABLE "journal_entry" RENAME COLUMN "thumbnail_base64" TO "thumbnail";

DROP FUNCTION pg_temp.picture_bytes(TEXT);
