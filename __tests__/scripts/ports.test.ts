import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort, PortTakenError, requireFreePort } from '../../scripts/ports'

async function squat(host: string) {
  const port = await freePort()
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  return { port, server }
}

test('a free port is free', async () => {
  await expect(requireFreePort(await freePort(), 'PORT')).resolves.toBeUndefined()
})

test.each(['127.0.0.1', '0.0.0.0'])('a port that something listens on at %s is taken', async (host) => {
  const { port, server } = await squat(host)
  await expect(requireFreePort(port, 'SUPABASE_PORT')).rejects.toThrow(PortTakenError)
  await expect(requireFreePort(port, 'SUPABASE_PORT')).rejects.toThrow(
    `Port ${port} is taken. Stop what listens on it, or choose another one: SUPABASE_PORT=${port + 1} npm run up`,
  )
  server.close()
})
