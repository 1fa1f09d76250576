type HeaderSet = Readonly<Record<string, string>>

const ALWAYS: HeaderSet = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(self), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
}

const HSTS: HeaderSet = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The documentation page: our own markup and one style sheet. */
export const DOCS_POLICY = `${API_POLICY}; style-src 'self'`

/** The web app: nothing inline, nothing from elsewhere, no text that becomes script. */
export const WEB_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/** What every answer carries unless a route says otherwise. Browsers obey HSTS over https only, so it goes there only. */
export function securityHeaders(publicOrigin: string): HeaderSet {
  const transport = publicOrigin.startsWith('https:') ? HSTS : {}
  return { ...ALWAYS, ...transport, 'content-security-policy': API_POLICY }
}
