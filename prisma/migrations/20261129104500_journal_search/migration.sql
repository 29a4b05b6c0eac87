-- Text as a search compares it: in lower case, without accents and vowel points, with plain quotation marks.
CREATE FUNCTION "journal_search_text"("written" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(translate(
    regexp_replace(normalize(written, NFKD), '[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]', '', 'g'),
    '‘’`´׳“”„״', '''''''''''""""'
  ))
$$;

-- AlterTable. Not a generated column: adding one would write every picture again.
ALTER TABLE "journal_entry" ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- A trigger, so that no other version of the app writes an entry that searches do not find.
CREATE FUNCTION "set_journal_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := journal_search_text(concat_ws(E'\n', NEW.title, NEW.description));
  RETURN NEW;
END $$;
CREATE TRIGGER "journal_entry_search_text" BEFORE INSERT OR UPDATE OF "title", "description" ON "journal_entry"
  FOR EACH ROW EXECUTE FUNCTION "set_journal_search_text"();

UPDATE "journal_entry" SET "search_text" = journal_search_text(concat_ws(E'\n', "title", "description"));
