import 'server-only'

/** Rules for all calls: docs/api.md in short. */
export const introduction = `The API that the app itself uses, for other clients too.

**JSON.** Bodies and answers are JSON with keys in snake_case. Ids are UUIDs (version 7), days \`YYYY-MM-DD\`, instants ISO 8601 in UTC. An unknown key is refused, in a body and in the query of a call that takes one. In a \`PATCH\` an absent key keeps its value, and null clears it. With \`version\`, a change is refused (409) if the row has changed since.

**Who calls.** \`Authorization: Bearer TOKEN\` only: cookies are ignored. The token comes from \`GET /auth/session\` after a sign-in with next-auth's own calls under \`/auth\` (\`GET /auth/csrf\`, then a form to \`POST /auth/callback/credentials\`), which [next-auth describes](https://next-auth.js.org/getting-started/rest-api). It is valid for at most 15 minutes. An invalid token is a 401, on public paths too. Another user's row and a missing one are the same 404.

**Problems.** Errors are \`application/problem+json\` (RFC 9457) in the user's language; \`code\` is for programs. Any path that is not described here is a 404 as a problem.

**Idempotency.** A \`POST\` with a token may carry \`Idempotency-Key\`. The same key and body within 24 hours gets the stored response again, with \`Idempotency-Replayed: true\`; another body under the same key is 422.

**Caching.** Personal responses are \`no-store\`. Public lists have an \`ETag\` and can answer 304; requested with a token they are \`no-store\`.

**Languages.** With a token the account's setting counts; else the \`locale\` cookie, else \`Accept-Language\`, else English. \`Content-Language\` names the language of the response.`
