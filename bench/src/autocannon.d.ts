/** The few parts of autocannon we use; it brings no types of its own. */
declare module 'autocannon' {
  type Client = {
    setHeaders(headers: Record<string, string>): void
    on(event: 'response', listener: () => void): void
  }
  type Result = { non2xx: number; errors: number; duration: number; requests: { total: number } }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    setupClient: (client: Client) => void
  }): Promise<Result>
}
