import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { loadDocument } from './badges/documentLoader.ts';
import { revokeCertificate } from './certificateEndpoints.ts';
import { givenPath } from './testing/givenPath.ts';

const CODE = 'CG-TEST-2345';

/** Resolves a did:key from its text alone (W3C CCG, did:key), so a verifier sends no request. */
function resolveKey(address: string): object | null {
  const [, multibase] = /^did:key:(z6Mk\w+)(?:#\w+)?$/.exec(address) ?? [];
  if (!multibase) return null;
  const controller = `did:key:${multibase}`;
  const id = `${controller}#${multibase}`;
  const key = { id, type: 'Multikey', controller, publicKeyMultibase: multibase };
  return address.includes('#')
    ? { '@context': 'https://w3id.org/security/multikey/v1', ...key }
    : {
        '@context': ['https://www.w3.org/ns/did/v1'],
        id: controller,
        assertionMethod: [id],
        verificationMethod: [key],
      };
}

type Json = Record<string, unknown>;

describeWithDatabase('certificates', (server) => {
  const { send, signUp, rows } = server;
  let learner: { id: number; token: string };
  beforeEach(async () => {
    await givenPath(server.database);
    learner = await signUp('learner');
    await rows(
      `INSERT INTO certificates (id, user_id, learning_path_id, certificate_code, edition, completed_at, issued_at)
       VALUES (7, $1, 1, $2, 1, '2026-03-01T10:00:00.5Z', '2026-03-01T10:00:01Z')`,
      [learner.id, CODE],
    );
  });

  const read = async (path: string) => (await (await send('GET', path)).json()) as Json;
  const credential = () => read(`/api/certificates/${CODE}/credential`);

  /** Verifies a credential like a tool that has only the credential and the status list that it names. */
  async function verify(given: Json) {
    const list = await read('/api/badges/status/1');
    const documentLoader = async (documentUrl: string) => {
      const document = resolveKey(documentUrl) ?? (documentUrl === list.id ? list : null);
      return document ? { contextUrl: null, documentUrl, document } : loadDocument(documentUrl);
    };
    const suite = new DataIntegrityProof({ cryptosuite });
    const result = await verifyCredential({
      credential: given,
      suite,
      documentLoader,
      checkStatus: (of) =>
        checkStatus({
          ...of,
          suite: new DataIntegrityProof({ cryptosuite }),
          verifyBitstringStatusListCredential: true,
        }),
    });
    // The list can be read for a revoked certificate too. `status` says whether this one is revoked.
    const isRevoked = result.statusResult?.results.some(({ status }) => status) ?? true;
    return { isSigned: result.verified, isRevoked };
  }

  it('show what was completed to a guest with the code, without data of the learner', async () => {
    const shown = await read(`/api/certificates/${CODE}`);
    expect(shown).toEqual({
      certificateCode: CODE,
      title: 'First steps',
      language: 'en',
      pathId: 1,
      edition: 1,
      learnerName: null,
      completedAt: '2026-03-01T10:00:00.500Z',
      issuedAt: '2026-03-01T10:00:01.000Z',
      revokedAt: null,
      modules: 3,
    });
    expect(await read(`/api/certificates/${CODE}?lang=es`)).toMatchObject({ title: 'Primeros pasos', language: 'es' });
    for (const code of ['CG-TEST-2346', 'CG-TEST-23450', 'x', '-', '%20', '%', 'x'.repeat(201)])
      expect((await send('GET', `/api/certificates/${code}`)).status, code).toBe(404);
  });

  it('are found and named by their code in any case, with or without dashes and spaces', async () => {
    const spellings = ['cg-test-2345', 'CGTEST2345', ' cg test 2345 ', 'CG\u2011Test\u20132345', 'ＣＧ-TEST-٢٣٤٥'];
    for (const spelling of spellings) {
      const path = `/api/certificates/${encodeURIComponent(spelling)}`;
      expect(await read(path), spelling).toMatchObject({ certificateCode: CODE });
      expect(await read(`${path}/credential`), spelling).toMatchObject({ name: 'First steps' });
    }
    const path = `/api/users/${learner.id}/certificates/cgtest2345/name`;
    const named = await send('PUT', path, learner.token, { learnerName: 'Ada' });
    expect(await named.json()).toMatchObject({ certificateCode: CODE, learnerName: 'Ada' });
  });

  it('are found by codes with letters in place of similar digits', async () => {
    await rows(`UPDATE certificates SET certificate_code = 'AB01-CD10' WHERE id = 7`);
    for (const spelling of ['abo1-cd10', 'AB0I-CDLO', 'ABolcdio'])
      expect(await read(`/api/certificates/${spelling}`), spelling).toMatchObject({ certificateCode: 'AB01-CD10' });
  });

  it('keep the title of their edition when the path gets another one', async () => {
    const earned = { title: 'First steps', description: 'Where to begin' };
    await rows('UPDATE learning.edition SET path = $1 WHERE path_id = 1', [JSON.stringify(earned)]);
    const spanish = { title: 'Primeros pasos', language: 'es' };
    expect(await read(`/api/certificates/${CODE}?lang=es`)).toMatchObject(spanish);
    await rows(`UPDATE learning_paths SET title = 'Doors', description = 'And windows' WHERE id = 1`);
    await rows(`UPDATE learning.path_text SET texts = '{"title": "Puertas"}' WHERE path_id = 1`);
    for (const lang of ['en', 'es'])
      expect(await read(`/api/certificates/${CODE}?lang=${lang}`)).toMatchObject({
        title: earned.title,
        language: 'en',
      });
    const list = await send('GET', `/api/users/${learner.id}/certificates?lang=es`, learner.token);
    expect(await list.json()).toMatchObject([{ title: earned.title, language: 'en' }]);
    expect(await credential()).toMatchObject({
      name: earned.title,
      credentialSubject: { achievement: { name: earned.title, description: earned.description, version: '1' } },
    });
  });

  it('have a name that only their owner sets and removes', async () => {
    const path = `/api/users/${learner.id}/certificates/${CODE}/name`;
    const other = await signUp('other');
    const body = { learnerName: ' Ada L. ' };
    expect((await send('PUT', path, undefined, body)).status).toBe(401);
    expect((await send('PUT', path, other.token, body)).status).toBe(403);
    const theirs = `/api/users/${other.id}/certificates/${CODE}/name`;
    expect((await send('PUT', theirs, other.token, body)).status).toBe(404);
    for (const learnerName of ['', 'x'.repeat(81), 'Ada\u202e', 5])
      expect((await send('PUT', path, learner.token, { learnerName })).status, String(learnerName)).toBe(400);
    expect(await (await send('PUT', path, learner.token, body)).json()).toMatchObject({ learnerName: 'Ada L.' });
    expect(JSON.stringify(await credential())).toContain('"identityHash":"Ada L."');
    await send('PUT', path, learner.token, { learnerName: null });
    expect(JSON.stringify(await credential())).not.toContain('IdentityObject');
  });

  it('are signed, can be verified on their own and fail verification when changed', async () => {
    const response = await send('GET', `/api/certificates/${CODE}/credential`);
    expect(response.headers.get('content-type')).toMatch('application/vc+ld+json');
    const given = (await response.json()) as Json;
    expect(given).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'First steps',
      validFrom: '2026-03-01T10:00:00Z',
      proof: { cryptosuite: 'eddsa-rdfc-2022' },
      // This id identifies the subject, because the certificate has no name.
      credentialSubject: { id: expect.stringMatching(`/api/certificates/${CODE}/credential#subject$`) },
    });
    const [account] = await rows('SELECT email, username FROM users WHERE id = $1', [learner.id]);
    for (const secret of [account?.email, account?.username, 'email'])
      expect(JSON.stringify(given)).not.toContain(secret);
    expect(await verify(given)).toEqual({ isSigned: true, isRevoked: false });
    expect(await verify({ ...given, name: 'Doctor of medicine' })).toMatchObject({ isSigned: false });
    const { id } = given.issuer as { id: string };
    expect(await read('/api/badges/issuer')).toMatchObject({ id, type: ['Profile'], name: 'Common Ground' });
    // The key is stored sealed and does not change.
    const [kept] = await rows('SELECT sealed_seed FROM learning.issuer_key');
    expect(kept?.sealed_seed).toBeTruthy();
    expect((await credential()).issuer).toMatchObject({ id });
  });

  it('name the same issuer, as its profile does, when a later key cannot be unsealed', async () => {
    const { issuer } = await credential();
    await rows(`INSERT INTO learning.issuer_key (public_key, sealed_seed) VALUES ('z6MkOther', '')`);
    expect(await credential()).toMatchObject({ issuer });
    const otherIdentifier = [{ identifier: 'did:key:z6MkOther' }];
    expect(await read('/api/badges/issuer')).toMatchObject({ ...(issuer as object), otherIdentifier });
  });

  it('can be revoked once, which the API and the status list for verifiers show', async () => {
    const given = await credential();
    const admin = await signUp('warden');
    // This notification does not depend on the user's choices.
    await send('PATCH', `/api/users/${learner.id}/notification-choices`, learner.token, { learning: false });
    await revokeCertificate(server.database, { id: 7, byId: admin.id, reason: 'Issued by mistake' });
    await expect(revokeCertificate(server.database, { id: 7, byId: admin.id, reason: 'Again' })).rejects.toThrow();
    expect(await read(`/api/certificates/${CODE}`)).toMatchObject({ revokedAt: expect.any(String) });
    expect(JSON.stringify(await read(`/api/certificates/${CODE}`))).not.toContain('mistake');
    expect(await verify(given)).toEqual({ isSigned: true, isRevoked: true });
    const path = `/api/users/${learner.id}/certificates/${CODE}/name`;
    expect((await send('PUT', path, learner.token, { learnerName: 'Ada' })).status).toBe(404);
    expect((await send('GET', '/api/badges/status/2')).status).toBe(404);
    expect(await rows('SELECT by_id FROM learning.revocation')).toEqual([{ by_id: admin.id }]);
    const inbox = await (await send('GET', `/api/users/${learner.id}/notifications`, learner.token)).json();
    expect(inbox).toMatchObject([
      {
        kind: 'certificate_revoked',
        values: { title: 'First steps', reason: 'Issued by mistake' },
        link: `/certificate?code=${CODE}`,
      },
    ]);
  });
});
