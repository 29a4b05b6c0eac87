-- CreateTable
CREATE TABLE "import_run" (
    "id" UUID NOT NULL,
    "file_name" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "alive_until" TIMESTAMPTZ(3) NOT NULL,
    "result" JSONB,

    CONSTRAINT "import_run_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "import_run_file_name_idx" ON "import_run"("file_name");
