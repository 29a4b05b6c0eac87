-- CreateIndex
CREATE INDEX "activity_user_id_done_at_idx" ON "activity"("user_id", "done_at");

-- CreateIndex
CREATE INDEX "journal_entry_user_id_activity_id_id_idx" ON "journal_entry"("user_id", "activity_id", "id");
