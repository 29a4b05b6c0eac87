-- AlterTable
ALTER TABLE "catalogue_text" ADD COLUMN     "body_words" tsvector;

-- CreateIndex
CREATE INDEX "catalogue_text_body_words_idx" ON "catalogue_text" USING GIN ("body_words");
