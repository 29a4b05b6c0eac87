-- A category's activities are few enough to be put in any order: one index finds them.
DROP INDEX "catalogue_activity_category_recommended";
DROP INDEX "catalogue_activity_category_newest";
DROP INDEX "catalogue_activity_category_rating";
DROP INDEX "catalogue_activity_category_duration";
CREATE INDEX "catalogue_activity_category" ON "catalogue_activity"("category_id", "position", "id");
