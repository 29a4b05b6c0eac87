-- What an activity is about, and where and how it is done, stands among its words (lib/domain/catalogue/search/senses.ts says which).
-- The library's own are written anew when the app starts; here are those that admins wrote or changed, and those of packs.
UPDATE "catalogue_text" t SET
  "words" = t."words" || array_to_tsvector(array(SELECT t."language" || ':=' || sense FROM unnest(said.themes || said.circumstances) sense)),
  "title_words" = t."title_words" || array_to_tsvector(array(SELECT t."language" || ':=' || sense FROM unnest(said.themes) sense))
FROM (
  SELECT a."id",
    array(SELECT 'tag:' || tag FROM unnest(a."tags") tag) || array['category:' || a."category_id"]
      || array(SELECT 'area:' || area FROM unnest(a."elof" || a."eyfs") area)
      || array(SELECT 'occasion:' || occasion FROM unnest(a."occasions") occasion) AS themes,
    array(SELECT 'place:' || place FROM unnest(a."places") place)
      || array(SELECT 'setting:' || setting FROM unnest(a."settings") setting)
      || array(SELECT 'trait:' || trait FROM unnest(a."traits") trait)
      || CASE WHEN a."price_usd" IS NULL THEN array['free'] ELSE array[]::text[] END
      || CASE WHEN NOT EXISTS (SELECT FROM "catalogue_material" m WHERE m."activity_id" = a."id") THEN array['no_materials'] ELSE array[]::text[] END
      AS circumstances
  FROM "catalogue_activity" a WHERE a."edited_at" IS NOT NULL OR a."origin" IS NOT NULL
) said
WHERE t."activity_id" = said."id";
