-- AlterTable
ALTER TABLE "journal_entry" ALTER COLUMN "child_id" DROP NOT NULL;
ALTER TABLE "journal_entry" ADD COLUMN     "child_ids" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "group_id" UUID;

-- About a child, several, or a group. What is there is about a child: it is looked at without keeping anybody from writing.
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_about_one" CHECK ((child_id IS NOT NULL)::int + (group_id IS NOT NULL)::int + (cardinality(child_ids) > 1)::int = 1) NOT VALID;
ALTER TABLE "journal_entry" VALIDATE CONSTRAINT "journal_entry_about_one";

-- AddForeignKey
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_user_id_group_id_fkey" FOREIGN KEY ("user_id", "group_id") REFERENCES "group"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "journal_entry_user_id_group_id_date_id_idx" ON "journal_entry"("user_id", "group_id", "date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "journal_entry_child_ids_idx" ON "journal_entry" USING GIN ("child_ids");
