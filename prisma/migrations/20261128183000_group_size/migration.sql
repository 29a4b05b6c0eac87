-- AlterTable
ALTER TABLE "activity" ADD COLUMN     "group_plan" JSONB;

-- AlterTable
ALTER TABLE "catalogue_material" ADD COLUMN     "children_per_set" INTEGER;

-- AlterTable
ALTER TABLE "group" ADD COLUMN     "group_size" TEXT;
