-- CreateTable
CREATE TABLE "hours_reading" (
    "zone" TEXT NOT NULL,
    "rules" TEXT NOT NULL,
    "open_state" TEXT NOT NULL,
    "closes_at" TIMESTAMPTZ(3),
    "opens_at" TIMESTAMPTZ(3),
    "read_at" TIMESTAMPTZ(3) NOT NULL,
    "valid_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hours_reading_pkey" PRIMARY KEY ("zone","rules")
);

-- CreateIndex
CREATE INDEX "hours_reading_valid_until_idx" ON "hours_reading"("valid_until");
