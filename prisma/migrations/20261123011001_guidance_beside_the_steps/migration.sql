-- AlterTable
ALTER TABLE "activity" ADD COLUMN     "guidance" JSONB,
ADD COLUMN     "fitting_count" INTEGER,
ADD COLUMN     "prep_minutes" INTEGER,
ADD COLUMN     "seen_at" TIMESTAMPTZ(3),
ADD COLUMN     "quick" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "tidy_minutes" INTEGER;

-- AlterTable
ALTER TABLE "catalogue_activity" ADD COLUMN     "circumstances" JSONB,
ADD COLUMN     "occasions" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "places" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "prep_minutes" INTEGER,
ADD COLUMN     "tidy_minutes" INTEGER;

-- AlterTable
ALTER TABLE "catalogue_text" ADD COLUMN     "guidance" JSONB,
ADD COLUMN     "quick" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
