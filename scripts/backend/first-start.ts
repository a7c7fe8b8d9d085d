import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Notices a first start that was interrupted. A database killed while its folder is being written never opens again,
 * so a marker stands from before the folder exists until the migrations and the seed are in. A folder with the marker
 * beside it is rebuilt; one without it is somebody's data and is never removed.
 */
export function guardFirstStart(directory: string): {
  database: string
  isFirst: boolean
  finish: () => void
} {
  const database = path.join(directory, 'database')
  const marker = path.join(directory, 'first-start')
  if (existsSync(marker)) rmSync(database, { recursive: true, force: true })
  const isFirst = !existsSync(database)
  if (isFirst) {
    const file = openSync(marker, 'w')
    fsyncSync(file)
    closeSync(file)
  }
  return { database, isFirst, finish: () => rmSync(marker, { force: true }) }
}
