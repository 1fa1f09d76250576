import { freePorts } from '@windhover/testkit/free-port'
import { NO_PROVIDERS } from '@windhover/testkit/provider-environment'
import { testRedis } from '@windhover/testkit/test-redis'
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts'
import { READ_PATH } from './bench-feature.ts'

/** The api process and the bare server, which sends what the api process sent. */
export async function startBoth(options: {
  databaseUrl: string
  secret: string
  cookie: string
}): Promise<{ ours: ServerProcess; bare: ServerProcess; stop: () => Promise<void> }> {
  const redis = testRedis()
  const [apiPort = 0, barePort = 0, nowhere = 0] = await freePorts(3)
  const profileDir = process.env.BENCH_PROFILE
  const ours = await startServerProcess({
    script: new URL('./serve-api.ts', import.meta.url),
    execArgv: profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : [],
    env: {
      NODE_ENV: 'production',
      ...NO_PROVIDERS,
      PUBLIC_ORIGIN: 'http://localhost:4700',
      LOG_LEVEL: 'info',
      API_PORT: String(apiPort),
      API_HEALTH_PORT: '0',
      DATABASE_URL: options.databaseUrl,
      REDIS_URL: redis.url,
      REDIS_PREFIX: redis.prefix,
      // Neither is asked by the measured route.
      RESTATE_INGRESS_URL: `http://127.0.0.1:${nowhere}`,
      RESTATE_ADMIN_URL: `http://127.0.0.1:${nowhere}`,
      SIGNER_SOCKET: '/nonexistent/signer.sock',
      WITNESS_SOCKETS: '/nonexistent/witness.sock',
      AUTH_SECRET: options.secret,
      WORLD: 'practice',
    },
  })
  const answer = await readAnswer(`${ours.url}${READ_PATH}`, options.cookie)
  const bare = await startServerProcess({
    script: new URL('./serve-bare.ts', import.meta.url),
    env: { NODE_ENV: 'production', BENCH_PORT: String(barePort), BENCH_ANSWER: JSON.stringify(answer) },
  })
  return {
    ours,
    bare,
    stop: async () => {
      await Promise.all([ours.stop(), bare.stop()])
    },
  }
}

/** What ours sends, byte for byte, without what node:http adds by itself. */
async function readAnswer(url: string, cookie: string): Promise<{ headers: string[]; body: string }> {
  const response = await fetch(url, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`the measured route answered ${response.status}`)
  const own = [...response.headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name))
  return { headers: own.flat(), body: await response.text() }
}
