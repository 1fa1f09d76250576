import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { type Attack, held, moved } from '../attack.ts'

const RESTATE = 'Restate: request identity on the worker, ingress and admin not reachable without a token'

/** The engines beside api and worker, asked by somebody who shows nothing. */
export const ENGINE_ATTACKS: readonly Attack[] = [
  {
    name: "Restate's admin asked without a token",
    line: RESTATE,
    run: async ({ worker }) => {
      const status = await statusOf(`${bare(worker.RESTATE_ADMIN_URL)}/deployments`)
      return status === 200 ? moved('it names every deployment') : held(`it answers ${status}`)
    },
  },
  {
    name: "Restate's ingress asked without a token",
    line: RESTATE,
    run: async ({ worker }) => {
      // A service that nobody has: whoever is told so was let in far enough to look.
      const status = await statusOf(`${bare(worker.RESTATE_INGRESS_URL)}/NoSuchService/run`, 'POST')
      return status === 404 ? moved('it takes calls of anybody') : held(`it answers ${status}`)
    },
  },
  {
    name: 'worker called by somebody who is not Restate',
    line: RESTATE,
    run: async ({ worker }) => {
      const status = await statusOverHttp2(bare(worker.WORKER_URL), '/discover')
      return status === 200 ? moved('it answers whoever calls') : held(`it answers ${status}`)
    },
  },
  {
    name: 'Redis asked without a password',
    line: 'Redis with ACL user and password',
    run: async ({ api }) => {
      const { hostname, port } = new URL(api.REDIS_URL ?? '')
      const answer = await askRedis({ host: hostname, port: Number(port || 6379) }, 'DBSIZE')
      return answer.startsWith(':') ? moved(`it answers: ${answer.slice(1)} keys`) : held(answer)
    },
  },
]

/** An address without whatever proves who asks. */
function bare(address = ''): string {
  const url = new URL(address)
  return `${url.protocol}//${url.host}`
}

async function statusOf(url: string, method = 'GET'): Promise<number | 'nothing'> {
  try {
    return (await fetch(url, { method, signal: AbortSignal.timeout(10_000) })).status
  } catch {
    return 'nothing'
  }
}

/** What Restate asks a worker for when it is registered, in every version. */
const MANIFESTS = [1, 2, 3, 4]
  .map((version) => `application/vnd.restate.endpointmanifest.v${version}+json`)
  .join(', ')

/** Workers speak nothing older. */
function statusOverHttp2(origin: string, path: string): Promise<number | 'nothing'> {
  return new Promise((resolve) => {
    const session = connectHttp2(origin)
    const end = (answer: number | 'nothing') => {
      session.destroy()
      resolve(answer)
    }
    session.setTimeout(10_000, () => end('nothing'))
    session.once('error', () => end('nothing'))
    const request = session.request({ ':path': path, accept: MANIFESTS })
    request.once('error', () => end('nothing'))
    request.once('response', (headers) => end(headers[':status'] ?? 'nothing'))
    request.end()
  })
}

function askRedis(at: { host: string; port: number }, command: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(at)
    const end = (answer: string) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(10_000, () => end('no answer'))
    socket.once('error', () => end('nobody there'))
    socket.once('data', (bytes) => end(bytes.toString().trim()))
    socket.write(`${command}\r\n`)
  })
}
