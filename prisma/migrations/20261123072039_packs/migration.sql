-- AlterTable
ALTER TABLE "catalogue_activity" ADD COLUMN     "origin" JSONB,
ADD COLUMN     "proposed_facts" JSONB;
