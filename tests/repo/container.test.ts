import { existsSync } from 'node:fs'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { read } from './sources.ts'

const dockerfile = read('Dockerfile')
const compose: { services: Record<string, { image: string; environment?: Record<string, string> }> } = parse(
  read('compose.yaml'),
  { merge: true },
)

describe('the container image', () => {
  it('is described without a fault', () => {
    expect(validate(dockerfile)).toEqual([])
  })

  it('runs the Node that the tests run', () => {
    const { dependencies } = JSON.parse(read('package.json'))
    const images = [...dockerfile.matchAll(/^FROM node:(\S+?)-/gm)].map(([, version]) => version)
    expect(new Set(images)).toEqual(new Set([dependencies.node]))
  })

  it('copies what is there', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, names = '']) =>
      names.split(' ').slice(0, -1),
    )
    expect(sources.length).toBeGreaterThan(5)
    expect(sources.filter((source) => !existsSync(source))).toEqual([])
  })

  it('installs the packages of every workspace that it builds', () => {
    const { packages } = JSON.parse(read('package-lock.json'))
    const workspaces = Object.keys(packages).filter((name) => /^(apps|packages)\/[^/]+$/.test(name))
    for (const workspace of workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`)
  })
})

describe('the Compose file', () => {
  it('is valid by the schema of Compose, and passes the linter', () => {
    const [result] = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] }).lintFiles(
      ['compose.yaml'],
      false,
    )
    expect(result).toMatchObject({ errorCount: 0 })
  })

  it('names the version of every image that is not built here', () => {
    const images = Object.values(compose.services).map(({ image }) => image)
    for (const image of images) if (image !== 'mintage') expect(image).toMatch(/:v?\d+\.\d+/)
  })

  it('sets what the server reads', () => {
    const known = new Set([...read('apps/api/README.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name))
    const given = ['api', 'worker', 'migrate'].flatMap((name) => Object.keys(compose.services[name]?.environment ?? {}))
    expect(given).toContain('DATABASE_URL')
    expect(given.filter((name) => !known.has(name))).toEqual([])
  })
})
