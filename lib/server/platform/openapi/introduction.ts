import 'server-only'

/** Rules for all calls: docs/api.md in short. */
export const introduction = `The API that the app itself uses, for other clients too.

**JSON.** Bodies and answers are JSON with keys in snake_case. Ids are UUIDs (version 7), days \`YYYY-MM-DD\`, instants ISO 8601 in UTC. A key that is not known is refused, in a body and in the query of a call that takes one. In a \`PATCH\` a key that is absent stays as it is, and null clears. With \`version\`, a change is refused (409) where the row has moved on.

**Who calls.** \`Authorization: Bearer TOKEN\` and nothing else: a cookie is never looked at. The token comes from \`GET /auth/session\` once somebody has signed in through next-auth's own calls under \`/auth\` (\`GET /auth/csrf\`, then a form to \`POST /auth/callback/credentials\`), which [next-auth describes](https://next-auth.js.org/getting-started/rest-api). It lives 15 minutes at most. A token that is not good is 401, on public paths too. Somebody else's row and a missing one are the same 404.

**Problems.** Errors are \`application/problem+json\` (RFC 9457) in the reader's language; \`code\` is for programs. Any path that is not described here is a 404 as a problem.

**Doing it once.** A \`POST\` with a token may carry \`Idempotency-Key\`. The same key and body within 24 hours gets the stored answer again, with \`Idempotency-Replayed: true\`; another body under the same key is 422.

**Caching.** Personal answers are \`no-store\`. Public lists carry an \`ETag\` and answer 304; asked for with a token they are not stored.

**Languages.** With a token the account's setting counts; else the \`locale\` cookie, else \`Accept-Language\`, else English. \`Content-Language\` says which it was.`
