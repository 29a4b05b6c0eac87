/** Reports that the process responds. */
// biome-ignore lint/plugin: it must respond even without the database, which route() needs
export const GET = () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
