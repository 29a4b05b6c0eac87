-- CreateTable
CREATE TABLE "reader_exam" (
    "id" UUID NOT NULL,
    "model" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "prompt_version" TEXT NOT NULL,
    "vocabulary_version" TEXT NOT NULL,
    "dangerous" INTEGER NOT NULL,
    "found" INTEGER NOT NULL,
    "good" INTEGER NOT NULL,
    "refused" INTEGER NOT NULL,
    "tokens" INTEGER NOT NULL,
    "seconds" DOUBLE PRECISION NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reader_exam_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reader_exam_model_host_prompt_version_vocabulary_version_ta_idx" ON "reader_exam"("model", "host", "prompt_version", "vocabulary_version", "taken_at" DESC);
