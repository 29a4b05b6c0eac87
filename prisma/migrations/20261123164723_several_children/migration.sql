-- AlterTable
ALTER TABLE "activity" ADD COLUMN     "child_ids" UUID[] DEFAULT ARRAY[]::UUID[];

-- CreateIndex
CREATE INDEX "activity_child_ids_idx" ON "activity" USING GIN ("child_ids");
