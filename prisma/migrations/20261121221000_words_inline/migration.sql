-- A search reads the words of hundreds of texts to rank them: they stay in the row, and the long texts beside them, read for one
-- activity at a time, go out of it first. What is already stored stays as it is until it is written again.
ALTER TABLE "catalogue_text" ALTER COLUMN "words" SET STORAGE MAIN, ALTER COLUMN "title_words" SET STORAGE MAIN;
