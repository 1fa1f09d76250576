import { connect } from 'node:net'

/** A node of somebody else on our port would answer in the place of ours. */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      reject(new Error(`Port ${port} is in use`))
    })
    socket.once('error', () => resolve())
  })
}
