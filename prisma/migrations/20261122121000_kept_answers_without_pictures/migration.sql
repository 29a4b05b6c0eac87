-- An answer that is kept to be given again has the hash of its picture now, which is in its row. None has more than one.
UPDATE "idempotency_key" SET "response" = regexp_replace(
  "response",
  '(?<=_base64":)"data:image/jpeg;base64,(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)"',
  '{"sha256":"' || encode(sha256(decode(substring("response" FROM '_base64":"data:image/jpeg;base64,((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==))"'), 'base64')), 'hex') || '"}'
) WHERE "response" ~ '_base64":"data:image/jpeg;base64,(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)"';
