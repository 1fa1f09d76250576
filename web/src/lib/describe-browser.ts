type Rule = readonly [pattern: RegExp, name: string]

// Order matters: Edge and Opera also call themselves Chrome, Chrome also calls itself Safari.
const BROWSERS: readonly Rule[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly Rule[] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

function pick(rules: readonly Rule[], agent: string): string | undefined {
  return rules.find(([pattern]) => pattern.test(agent))?.[1]
}

/** 'Chrome on Linux': the name people know their browser by, for passkeys and key labels. */
export function describeBrowser(agent: string = navigator.userAgent): string {
  const browser = pick(BROWSERS, agent) ?? 'Browser'
  const system = pick(SYSTEMS, agent)
  return system === undefined ? browser : `${browser} on ${system}`
}
