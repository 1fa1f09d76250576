import { createServer, type Server } from 'node:net'

/**
 * Ports below the range from which systems take the local end of outgoing connections: one that nobody
 * listens on now cannot be taken by a connection before it is listened on.
 */
const FIRST_PORT = 20_000
const BLOCKS = 120
const BLOCK_SIZE = 100

/** The block this process holds, and how many of its ports were tried. */
let block: { readonly first: number; tried: number } | null = null
/** One caller at a time: two would claim a block each. */
let turn: Promise<unknown> = Promise.resolve()

/** A port nobody listens on, which no other process of the tests is given while this one runs. */
export async function freePort(): Promise<number> {
  const given = turn.then(nextPort)
  turn = given.catch(() => undefined)
  return given
}

export async function freePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, freePort))
}

async function nextPort(): Promise<number> {
  for (;;) {
    if (block === null || block.tried === BLOCK_SIZE - 1) block = { first: await claimBlock(), tried: 0 }
    block.tried += 1
    const port = block.first + block.tried
    const server = await listenOn(port)
    if (server === null) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}

/** A block belongs to the process that listens on its first port; the system frees it when that one ends. */
async function claimBlock(): Promise<number> {
  const start = Math.floor(Math.random() * BLOCKS)
  for (let step = 0; step < BLOCKS; step += 1) {
    const first = FIRST_PORT + ((start + step) % BLOCKS) * BLOCK_SIZE
    const server = await listenOn(first)
    if (server === null) continue
    server.unref()
    return first
  }
  throw new Error('every block of ports is taken')
}

function listenOn(port: number): Promise<Server | null> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
