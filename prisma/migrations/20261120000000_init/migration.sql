-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "UserType" AS ENUM ('parent', 'educator');

-- CreateEnum
CREATE TYPE "Setting" AS ENUM ('indoor', 'outdoor');

-- CreateEnum
CREATE TYPE "Difficulty" AS ENUM ('easy', 'medium', 'hard');

-- CreateEnum
CREATE TYPE "ActivitySource" AS ENUM ('ai', 'library');

-- CreateEnum
CREATE TYPE "ActivityStatus" AS ENUM ('new', 'liked', 'disliked', 'saved', 'skipped', 'done');

-- CreateEnum
CREATE TYPE "Feedback" AS ENUM ('liked', 'disliked');

-- CreateEnum
CREATE TYPE "DislikeReason" AS ENUM ('too_easy', 'too_hard', 'too_messy', 'too_long', 'no_materials', 'not_interested');

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT,
    "user_type" "UserType",
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "language" TEXT NOT NULL,
    "theme_color" TEXT NOT NULL DEFAULT 'system',
    "notifications_enabled" BOOLEAN NOT NULL DEFAULT true,
    "email_notifications" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "session_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "user_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "status" INTEGER,
    "response" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","method","path","key")
);

-- CreateTable
CREATE TABLE "child" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "date_of_birth" DATE NOT NULL,
    "avatar_base64" TEXT,
    "interest_level" TEXT,
    "special_needs" TEXT,
    "description" TEXT,
    "allergies" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "weeks_early" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "child_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "activity" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "batch_id" UUID NOT NULL,
    "child_id" UUID,
    "catalogue_id" UUID,
    "source" "ActivitySource" NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "benefits" TEXT[],
    "materials_needed" TEXT[],
    "instructions" TEXT[],
    "safety_notes" TEXT[],
    "duration_minutes" INTEGER NOT NULL,
    "age_min_months" INTEGER NOT NULL,
    "age_max_months" INTEGER NOT NULL,
    "difficulty" "Difficulty" NOT NULL,
    "is_free" BOOLEAN NOT NULL,
    "setting" "Setting" NOT NULL,
    "picture" TEXT[],
    "adaptations" JSONB NOT NULL DEFAULT '[]',
    "tags" TEXT[],
    "traits" TEXT[],
    "status" "ActivityStatus" NOT NULL DEFAULT 'new',
    "is_saved" BOOLEAN NOT NULL DEFAULT false,
    "feedback" "Feedback",
    "reason" "DislikeReason",
    "done_at" TIMESTAMPTZ(3),
    "previous" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activity_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "activity_share" (
    "activity_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activity_share_pkey" PRIMARY KEY ("activity_id")
);

-- CreateTable
CREATE TABLE "category" (
    "id" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "icon" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "material" (
    "id" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "allergens" TEXT[],

    CONSTRAINT "material_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_activity" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "category_id" TEXT NOT NULL,
    "setting" "Setting" NOT NULL,
    "duration_minutes" INTEGER NOT NULL,
    "age_min_months" INTEGER NOT NULL,
    "age_max_months" INTEGER NOT NULL,
    "difficulty" "Difficulty" NOT NULL,
    "price_usd" DOUBLE PRECISION,
    "picture" TEXT[],
    "tags" TEXT[],
    "traits" TEXT[],
    "elof" TEXT[],
    "eyfs" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalogue_activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_text" (
    "activity_id" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "benefits" TEXT[],
    "instructions" TEXT[],
    "safety_notes" TEXT[],
    "easier" TEXT NOT NULL,
    "harder" TEXT NOT NULL,

    CONSTRAINT "catalogue_text_pkey" PRIMARY KEY ("activity_id","language")
);

-- CreateTable
CREATE TABLE "catalogue_material" (
    "activity_id" UUID NOT NULL,
    "material_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "quantity" JSONB,

    CONSTRAINT "catalogue_material_pkey" PRIMARY KEY ("activity_id","material_id")
);

-- CreateTable
CREATE TABLE "loaded_data" (
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "loaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "loaded_data_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "password_reset_user_id_idx" ON "password_reset"("user_id");

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE INDEX "activity_user_id_child_id_id_idx" ON "activity"("user_id", "child_id", "id");

-- CreateIndex
CREATE INDEX "activity_user_id_child_id_catalogue_id_created_at_idx" ON "activity"("user_id", "child_id", "catalogue_id", "created_at");

-- CreateIndex
CREATE INDEX "activity_user_id_batch_id_id_idx" ON "activity"("user_id", "batch_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "activity_share_user_id_activity_id_key" ON "activity_share"("user_id", "activity_id");

-- CreateIndex
CREATE UNIQUE INDEX "catalogue_activity_slug_key" ON "catalogue_activity"("slug");

-- CreateIndex
CREATE INDEX "catalogue_activity_category_id_id_idx" ON "catalogue_activity"("category_id", "id");

-- CreateIndex
CREATE INDEX "catalogue_activity_setting_duration_minutes_age_min_months_idx" ON "catalogue_activity"("setting", "duration_minutes", "age_min_months");

-- CreateIndex
CREATE INDEX "catalogue_material_material_id_idx" ON "catalogue_material"("material_id");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "child" ADD CONSTRAINT "child_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_child_id_fkey" FOREIGN KEY ("user_id", "child_id") REFERENCES "child"("user_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "activity_share" ADD CONSTRAINT "activity_share_user_id_activity_id_fkey" FOREIGN KEY ("user_id", "activity_id") REFERENCES "activity"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalogue_activity" ADD CONSTRAINT "catalogue_activity_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalogue_text" ADD CONSTRAINT "catalogue_text_activity_id_fkey" FOREIGN KEY ("activity_id") REFERENCES "catalogue_activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalogue_material" ADD CONSTRAINT "catalogue_material_activity_id_fkey" FOREIGN KEY ("activity_id") REFERENCES "catalogue_activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalogue_material" ADD CONSTRAINT "catalogue_material_material_id_fkey" FOREIGN KEY ("material_id") REFERENCES "material"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

