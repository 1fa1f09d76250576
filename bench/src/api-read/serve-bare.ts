import { createServer } from 'node:http'
import { reportToBench } from '../harness/report-to-bench.ts'

/** Bare `node:http`: sends the same head, and turns the same value into the same text, whatever is asked. */
const { headers, body } = JSON.parse(process.env.BENCH_ANSWER ?? '') as { headers: string[]; body: string }
const value: unknown = JSON.parse(body)
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(JSON.stringify(value))
})
server.listen(Number(process.env.BENCH_PORT), '127.0.0.1', () =>
  reportToBench(`http://127.0.0.1:${process.env.BENCH_PORT}`),
)
process.on('SIGTERM', () => process.exit(0))
