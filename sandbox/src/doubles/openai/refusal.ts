import type { DoubleRefusal } from '../double.ts'

const REFUSALS = {
  'wrong-key': [401, 'Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key'],
  'unknown-model': [
    404,
    'The model does not exist or you do not have access to it.',
    'invalid_request_error',
    'model_not_found',
  ],
  'rate-limited': [429, 'Rate limit reached for requests.', 'requests', 'rate_limit_exceeded'],
  broken: [500, 'The server had an error while processing your request.', 'server_error', null],
} as const

export function refusalOf(kind: keyof typeof REFUSALS): DoubleRefusal {
  const [status, message, type, code] = REFUSALS[kind]
  const headers = kind === 'rate-limited' ? { 'retry-after': '1', 'x-ratelimit-remaining-requests': '0' } : {}
  return { status, headers, body: { error: { message, type, param: null, code } } }
}

export function badRequest(message: string): DoubleRefusal {
  return { status: 400, body: { error: { message, type: 'invalid_request_error', param: null, code: null } } }
}
