import 'server-only'
import { mapSource } from '#lib/domain/places/map-sources'
import { API_DOCS_PATH, pagePolicy } from '#lib/domain/platform/page-policy'
import { env } from '#lib/env'

/** Returns Swagger UI for the API's description. scripts/api-docs.ts puts its files where this page loads them. */
export function docsPage(): Response {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-language': 'en',
    'content-security-policy': pagePolicy({ path: API_DOCS_PATH, nonce, map: mapSource({}), isDev: env().NODE_ENV === 'development' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
  return new Response(html(nonce), { headers })
}

const html = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cometa API</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api-docs/swagger-ui.css">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main id="api"></main>
<script nonce="${nonce}" src="/api-docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`

/** Changes Swagger UI's style: lines that are too close, an empty column of links, and names too dark for dark mode. */
const style = `
html { color-scheme: light dark; }
body { margin: 0; }
.swagger-ui .info { margin: 30px 0; }
.swagger-ui .info .description { max-width: 75ch; }
.swagger-ui .info p { line-height: 1.5; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui .headers td { padding-inline-end: 8px; }
.dark-mode .swagger-ui .headers td { color: inherit; }
`

/** Follows the device's light or dark mode. No validator, because it would call another site. */
const script = `
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
follow()
dark.addEventListener('change', follow)
SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, filter: true, validatorUrl: null, defaultModelsExpandDepth: 0 })
`
