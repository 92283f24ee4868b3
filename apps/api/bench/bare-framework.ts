import fastify from 'fastify'

const app = fastify()
app.get('/', () => ({ answer: 'constant' }))
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
