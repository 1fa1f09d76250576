/**
 * Token pictures come from strangers: only https, http and a path on our own host may reach an <img>.
 * Two leading slashes would be another host; browsers read a backslash as a slash.
 */
export function isAllowedLogoSource(source: string | null | undefined): source is string {
  if (!source) return false
  return /^https?:\/\//i.test(source) || /^\/(?![/\\])/.test(source)
}
