-- CreateTable
CREATE TABLE "activity_draft" (
    "id" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activity_draft_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "activity_draft_updated_at_id_idx" ON "activity_draft"("updated_at" DESC, "id" DESC);
