import { sql } from 'drizzle-orm'
import { connectDatabase } from '../database.ts'

/**
 * A process with many queries and transactions under way, which says ten times a second how many have succeeded and for
 * how many milliseconds the oldest has been waiting.
 */
const { db } = connectDatabase({ url: process.argv[2] ?? '', pool: 12, name: 'storm' })
let done = 0
const begunAt: number[] = []

async function work(index: number): Promise<never> {
  for (;;) {
    begunAt[index] = performance.now()
    try {
      if (index % 2 === 0) await db.execute(sql`select 1`)
      else
        await db.transaction(async (tx) => {
          await tx.execute(sql`select pg_sleep(0.005)`)
          await tx.execute(sql`select 1`)
        })
      done += 1
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}

setInterval(() => {
  const oldestMs = Math.round(performance.now() - Math.min(...begunAt))
  process.stdout.write(`${done} ${oldestMs}\n`)
}, 100)
await Promise.all(Array.from({ length: 24 }, (_, index) => work(index)))
