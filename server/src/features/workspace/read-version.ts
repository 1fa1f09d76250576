import ownPackage from '../../../package.json' with { type: 'json' }

export function readVersion(): string {
  return ownPackage.version
}
