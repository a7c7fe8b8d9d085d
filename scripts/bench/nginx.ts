import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '../ports.ts'
import { type Server, serve } from './server.ts'
import { benchFolder } from './workspace.ts'

const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)

/** The version of nginx on this machine, or undefined where there is none. */
export function nginxVersion(): string | undefined {
  if (!program) return undefined
  return /nginx\/(\S+)/.exec(spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr)?.[1]
}

export interface NginxServer extends Server {
  /** Where its configuration, caches and logs are while it runs. */
  folder: string
}

async function start(http: (port: number, folder: string) => string): Promise<NginxServer> {
  if (!program) throw new Error('nginx is not installed')
  const port = await freePort()
  // Several may run at a time.
  const folder = path.join(benchFolder, `nginx-${port}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'temporary'), { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`)
    .join('\n')
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 4096; }
http {
types { text/html html; text/css css; text/javascript js; }
sendfile on;
tcp_nopush on;
# Distributions write one for every server that has none of its own.
access_log ${folder}/access.log;
${temporary}
${http(port, folder)}
}
`,
  )
  const server = await serve(program, ['-c', file, '-e', `${folder}/error.log`], {
    cwd: folder,
    port,
    env: process.env,
  })
  return {
    ...server,
    folder,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** nginx serving one page as a file that was compressed ahead: the fastest that this machine serves that page. */
export const serveFile = (html: string): Promise<NginxServer> =>
  start((port, folder) => {
    const file = path.join(folder, 'files', 'index.html')
    mkdirSync(path.dirname(file))
    writeFileSync(file, html)
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 6 }))
    return `server { listen localhost:${port}; root ${folder}/files; gzip_static on; }`
  })

/** The one process that the shipped configuration names; several share the visitors in turn (docs/deploying.md). */
const shippedProcess = /server localhost:3000( [^;]*)?;/

export interface ShippedCache extends NginxServer {
  /** Where its server for port 80 listens. */
  plainOrigin: string
}

/** The shipped `deploy/nginx.conf` in front of one process of a site or several, on loopback ports and without TLS. */
export async function serveShippedCache(...sites: Pick<Server, 'origin'>[]): Promise<ShippedCache> {
  const plainPort = await freePort()
  const server = await start((port, folder) => {
    const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    for (const expected of ['listen 80;', 'listen 443 ssl http2;', shippedProcess]) {
      if (shipped.search(expected) === -1) throw new Error(`deploy/nginx.conf does not say ${expected}`)
    }
    return (
      shipped
        // Requests come to localhost here; the server for port 80 goes on sending them to the site's own name.
        .replace(/(listen 443 ssl http2;[^}]*?server_name) [^;]+;/, '$1 localhost;')
        .replace('listen 80;', `listen localhost:${plainPort};`)
        .replace('listen 443 ssl http2;', `listen localhost:${port};`)
        .replace(/^\s*listen \[::\]:.*$/gm, '')
        .replace(/^\s*ssl_certificate.*$/gm, '')
        .replace(shippedProcess, (_, options = '') =>
          sites.map(({ origin }) => `server ${new URL(origin).host}${options};`).join('\n'),
        )
        .replaceAll('/var/cache/nginx/saira', `${folder}/cache`)
        .replace('/var/log/nginx/saira.log', `${folder}/saira.log`)
    )
  })
  return { ...server, plainOrigin: `http://localhost:${plainPort}` }
}
