import { Socket } from 'node:net'

type Told = (error?: Error | null) => void

/** Longer than a transaction needs to hear of the loss and to send its `rollback` into the void. */
const LINGER_MS = 100

/**
 * The driver forgets its socket when a connection closes. A transaction that was under way on it then sends its
 * `rollback` to nothing: a TypeError outside of every promise, which ends the process. And what waited to be written at
 * that moment waits for ever. So the loss is told at once as an error, which every query under way hears; what is
 * written after that fails like any other query; and the close follows when nothing waits to be written.
 */
class LingeringSocket extends Socket {
  #state: 'open' | 'lost' | 'closing' | 'closed' = 'open'
  #wasConnected = false

  override emit(event: string | symbol, ...given: unknown[]): boolean {
    if (event === 'connect') this.#wasConnected = true
    // Nothing is under way on a connection that never was one.
    if (event !== 'close' || !this.#wasConnected || this.#state === 'closed')
      return super.emit(event, ...given)
    this.#lose()
    return true
  }

  override write(data: Uint8Array | string, second?: BufferEncoding | Told, told?: Told): boolean {
    if (this.#state === 'open')
      return typeof second === 'string' ? super.write(data, second, told) : super.write(data, second)
    setImmediate(() => this.#complain())
    // The driver has just emptied its buffer, and nobody can fill it before the next tick.
    if (this.#state === 'closing') process.nextTick(() => this.#close())
    return true
  }

  #lose(): void {
    this.#state = 'lost'
    this.#complain()
    setTimeout(() => {
      this.#state = 'closing'
      // After what waits to be written now, if anything does.
      setImmediate(() => this.#close())
    }, LINGER_MS)
  }

  #close(): void {
    if (this.#state === 'closed') return
    this.#state = 'closed'
    // Not "after an error": the driver then tells whoever still waits.
    super.emit('close', false)
  }

  #complain(): void {
    // Nobody listens any more once the driver has let go of it.
    if (this.listenerCount('error') === 0) return
    const lost = new Error('the database closed the connection')
    this.emit('error', Object.assign(lost, { code: 'CONNECTION_CLOSED' }))
  }
}

/** As the driver describes where the database is. */
type Address = {
  readonly host: readonly string[]
  readonly port: readonly number[]
  readonly path?: string | false
}

/** For the driver, which writes at once: the socket keeps it until it is connected. Several hosts are taken in turn. */
export function createSocketOpener(): (to: Address) => Socket {
  let opened = 0
  return (to) => {
    const socket = new LingeringSocket()
    if (typeof to.path === 'string') return socket.connect(to.path)
    const turn = opened++ % to.host.length
    const address = { host: to.host[turn] ?? 'localhost', port: to.port[turn] ?? 5432 }
    // The driver reads the name that a certificate must carry from here.
    return Object.assign(socket, address).connect(address)
  }
}
