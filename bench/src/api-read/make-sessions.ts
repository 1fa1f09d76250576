import { createHmac, randomBytes } from 'node:crypto'
import { accountSession, accountUser } from '@windhover/server/adapters/identity/tables'
import { connectDatabase } from '@windhover/server/platform/db/database'

const ROWS_AT_ONCE = 1_000

/** Signed-in users straight in the database: signing up thousands over HTTP would take longer than the measurement. */
export async function makeSessions(options: {
  databaseUrl: string
  secret: string
  count: number
}): Promise<string[]> {
  const { db, close } = connectDatabase({ url: options.databaseUrl, pool: 1, name: 'bench' })
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 86_400_000)
  const stamps = { createdAt: now, updatedAt: now }
  const cookies: string[] = []
  for (let made = 0; made < options.count; made += ROWS_AT_ONCE) {
    const users = Array.from({ length: Math.min(ROWS_AT_ONCE, options.count - made) }, () => {
      const id = randomBytes(16).toString('hex')
      const owner = randomBytes(32).toString('hex')
      return { id, name: 'bench', email: `${id}@bench.invalid`, owner, ...stamps }
    })
    const sessions = users.map((user) => ({
      id: randomBytes(16).toString('hex'),
      userId: user.id,
      token: randomBytes(24).toString('base64url'),
      method: 'passkey' as const,
      device: 'bench',
      lastSeenAt: now,
      expiresAt,
      ...stamps,
    }))
    await db.insert(accountUser).values(users)
    await db.insert(accountSession).values(sessions)
    cookies.push(...sessions.map(({ token }) => `windhover-session=${signed(token, options.secret)}`))
  }
  await close()
  return cookies
}

function signed(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
}
