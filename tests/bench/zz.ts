import { firstLoadBytes } from './first-load.ts'
import { load } from './load.ts'
import { personWithChildren } from './people.ts'

const p = await personWithChildren('http://localhost:3501')
console.log(await firstLoadBytes('http://localhost:3501/', { cookie: p.cookie }))
const h = await (await fetch('http://localhost:3501/', { headers: { cookie: p.cookie } })).text()
console.log(h.length, (h.match(/<script[^>]*src="[^"]+"/g) ?? []).length, h.slice(0, 300))
await load('http://localhost:3501/api/children', { authorization: p.authorization }, 3)
console.log(await load('http://localhost:3501/api/children', { authorization: p.authorization }, 6))
