// Runs Lighthouse with its default phone settings and reports medians of several runs.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { chromiumLaunch } from '../e2e/setup/chromium.ts'
import type { Server } from './tools/servers.ts'
import { median, type Row } from './tools/table.ts'

/** Downloaded when needed, because it is larger than all dependencies together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Minimum scores out of 100. */
const least: Record<Category, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The parts of Lighthouse's report that are used. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

/** Measures a page and logs the audits that cost points. @throws Error with Lighthouse's output if it fails */
export async function measureLighthouse(ours: Server, page: string): Promise<Row[]> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await runLighthouse(`${ours.url}${page}`))
  for (const line of new Set(reports.flatMap(listLostPoints))) console.log(`  ${page}: ${line}`)
  const shift = median(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN))
  return [
    ...categories.map((category): Row => {
      const points = median(reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100)))
      return {
        what: `Lighthouse ${category} of ${page}, as on a phone, median of ${RUNS}`,
        ours: String(points),
        peer: `limit ${least[category]}`,
        ratio: points / least[category],
        limit: { at: 1, is: 'least' },
      }
    }),
    {
      what: `cumulative layout shift of ${page}, compared with what counts as good`,
      ours: shift.toFixed(3),
      peer: '0.100',
      ratio: shift / 0.1,
      limit: { at: 0, is: 'most' },
    },
  ]
}

/** Lists the audits that cost points: category, name and score. */
function listLostPoints({ categories: scored, audits }: Report): string[] {
  return categories.flatMap((category) =>
    scored[category].auditRefs
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => {
        const audit = audits[id]
        return audit?.score != null && audit.score < 1 ? [`${category} ${id} ${audit.score}: ${audit.title}`] : []
      }),
  )
}

async function runLighthouse(url: string): Promise<Report> {
  const { executablePath = '', args = [] } = await chromiumLaunch()
  const flags = ['--headless=new', ...args].join(' ')
  const child = spawn('npx', ['--yes', LIGHTHOUSE, url, '--output=json', '--output-path=stdout', '--quiet', `--chrome-flags=${flags}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Lighthouse must run on this Node version, not on another one on the PATH.
    env: { ...process.env, CHROME_PATH: executablePath, PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter) },
  })
  let [text, complaints] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaints += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`Lighthouse failed: ${complaints}`)
  return JSON.parse(text)
}
