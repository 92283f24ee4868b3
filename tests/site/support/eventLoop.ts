/** One turn of the event loop, which no virtual clock holds up. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** An answer needs some turns from the network through the client and the machine to the screen. */
export const flushEventLoop = async (): Promise<void> => {
  for (let turns = 0; turns < 20; turns += 1) await turn()
}
