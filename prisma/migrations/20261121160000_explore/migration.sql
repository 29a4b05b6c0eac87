-- To find what was meant by a word that was mistyped.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- DropIndex
DROP INDEX "catalogue_activity_category_id_id_idx";

-- AlterTable
ALTER TABLE "catalogue_activity" ADD COLUMN     "is_hidden" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "rating_average" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "rating_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "rating_sum" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "catalogue_text" ADD COLUMN     "title_words" tsvector,
ADD COLUMN     "words" tsvector;

-- AlterTable
ALTER TABLE "category" ADD COLUMN     "is_hidden" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "material" ADD COLUMN     "also_called" JSONB,
ADD COLUMN     "substitutes" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "catalogue_word" (
    "language" TEXT NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "catalogue_word_pkey" PRIMARY KEY ("language","word")
);

-- CreateTable
CREATE TABLE "saved_activity" (
    "user_id" UUID NOT NULL,
    "activity_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_activity_pkey" PRIMARY KEY ("user_id","activity_id")
);

-- CreateTable
CREATE TABLE "activity_rating" (
    "user_id" UUID NOT NULL,
    "activity_id" UUID NOT NULL,
    "rating" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activity_rating_pkey" PRIMARY KEY ("user_id","activity_id")
);

-- CreateTable
CREATE TABLE "material_at_home" (
    "user_id" UUID NOT NULL,
    "material_id" TEXT NOT NULL,

    CONSTRAINT "material_at_home_pkey" PRIMARY KEY ("user_id","material_id")
);

-- CreateIndex
CREATE INDEX "catalogue_word_word_idx" ON "catalogue_word" USING GIN ("word" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "saved_activity_user_id_created_at_activity_id_idx" ON "saved_activity"("user_id", "created_at" DESC, "activity_id");

-- CreateIndex
CREATE INDEX "saved_activity_activity_id_idx" ON "saved_activity"("activity_id");

-- CreateIndex
CREATE INDEX "saved_activity_created_at_idx" ON "saved_activity"("created_at");

-- CreateIndex
CREATE INDEX "activity_rating_activity_id_idx" ON "activity_rating"("activity_id");

-- CreateIndex
CREATE INDEX "material_at_home_material_id_idx" ON "material_at_home"("material_id");

-- CreateIndex
CREATE INDEX "activity_reacted_at_idx" ON "activity"("reacted_at");

-- CreateIndex
CREATE INDEX "catalogue_activity_category_recommended" ON "catalogue_activity"("is_hidden", "category_id", "position", "id");

-- CreateIndex
CREATE INDEX "catalogue_activity_category_newest" ON "catalogue_activity"("is_hidden", "category_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "catalogue_activity_category_rating" ON "catalogue_activity"("is_hidden", "category_id", "rating_average" DESC, "rating_count" DESC, "position", "id");

-- CreateIndex
CREATE INDEX "catalogue_activity_category_duration" ON "catalogue_activity"("is_hidden", "category_id", "duration_minutes", "position", "id");

-- CreateIndex
CREATE INDEX "catalogue_activity_recommended" ON "catalogue_activity"("is_hidden", "position", "id", "category_id");

-- CreateIndex
CREATE INDEX "catalogue_activity_newest" ON "catalogue_activity"("is_hidden", "created_at" DESC, "id" DESC, "category_id");

-- CreateIndex
CREATE INDEX "catalogue_activity_rating" ON "catalogue_activity"("is_hidden", "rating_average" DESC, "rating_count" DESC, "position", "id", "category_id");

-- CreateIndex
CREATE INDEX "catalogue_activity_duration" ON "catalogue_activity"("is_hidden", "duration_minutes", "position", "id", "category_id");

-- CreateIndex
CREATE INDEX "catalogue_text_words_idx" ON "catalogue_text" USING GIN ("words");

-- CreateIndex
CREATE INDEX "catalogue_text_title_words_idx" ON "catalogue_text" USING GIN ("title_words");

-- AddForeignKey
ALTER TABLE "saved_activity" ADD CONSTRAINT "saved_activity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_activity" ADD CONSTRAINT "saved_activity_activity_id_fkey" FOREIGN KEY ("activity_id") REFERENCES "catalogue_activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity_rating" ADD CONSTRAINT "activity_rating_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity_rating" ADD CONSTRAINT "activity_rating_activity_id_fkey" FOREIGN KEY ("activity_id") REFERENCES "catalogue_activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "material_at_home" ADD CONSTRAINT "material_at_home_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "material_at_home" ADD CONSTRAINT "material_at_home_material_id_fkey" FOREIGN KEY ("material_id") REFERENCES "material"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "activity_rating" ADD CONSTRAINT "activity_rating_rating_check" CHECK ("rating" BETWEEN 1 AND 5);

-- The sums are changed by differences: two ratings at once add up, whichever comes first. An account's go with it.
CREATE FUNCTION "sum_activity_ratings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  points integer := coalesce(NEW."rating", 0) - coalesce(OLD."rating", 0);
  people integer := (NEW IS NOT NULL)::integer - (OLD IS NOT NULL)::integer;
BEGIN
  UPDATE "catalogue_activity" SET
    "rating_sum" = "rating_sum" + points,
    "rating_count" = "rating_count" + people,
    "rating_average" = coalesce(("rating_sum" + points)::double precision / nullif("rating_count" + people, 0), 0)
  WHERE "id" = coalesce(NEW."activity_id", OLD."activity_id");
  RETURN NULL;
END $$;

CREATE TRIGGER "activity_rating_sum" AFTER INSERT OR UPDATE OF "rating" OR DELETE ON "activity_rating"
  FOR EACH ROW EXECUTE FUNCTION "sum_activity_ratings"();
