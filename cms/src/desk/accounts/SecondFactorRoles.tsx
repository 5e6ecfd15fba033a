'use client';

import { demandSecondFactors, getDemandingRoles } from '@common-ground/api/contracts/accounts/deskAccounts.ts';
import { hasRole, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { useAuth } from '@payloadcms/ui';
import { useState } from 'react';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { callApi } from '../kit/callApi.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import type { ActionMessage } from '../kit/useAction.ts';
import { useRead } from '../kit/useRead.ts';
import './accounts.css';

/** Lets administrators choose the roles that need a second factor, above the list of accounts. */
export function SecondFactorRoles() {
  const { user } = useAuth();
  return hasRole(user as { role?: string } | null, ['admin']) ? <Setting /> : null;
}

function Setting() {
  const { answer, askAgain } = useRead(getDemandingRoles);
  const [said, setSaid] = useState<ActionMessage | null>(null);
  if (!answer) return null;
  const { roles } = answer;
  const send = async (data: FormData) => {
    await callApi(demandSecondFactors, { body: { roles: data.getAll('role').map(String) } });
    await askAgain();
    setSaid({ text: 'Saved. The setting applies from now on.', isError: false });
  };
  return (
    <section className="factor" aria-labelledby="demanding-roles">
      <h2 id="demanding-roles">Second factor</h2>
      <p>
        {roles.length > 0
          ? `Needed by these roles: ${roles.join(', ')}.`
          : 'No role needs one. All staff can turn one on in their profile on the site.'}
      </p>
      <div className="desk-actions">
        <DialogAction
          label="Change which roles need one"
          title="Which roles need a second factor?"
          confirm="Save"
          isQuiet
          onSend={send}
        >
          <p>Users with such a role and no second factor are signed out now and set one up at their next sign-in.</p>
          <fieldset>
            <legend>Roles</legend>
            {STAFF.map((role) => (
              <label key={role} className="desk-check">
                <input type="checkbox" name="role" value={role} defaultChecked={roles.includes(role)} />
                <span>{role}</span>
              </label>
            ))}
          </fieldset>
        </DialogAction>
      </div>
      <ActionMessageLine said={said} takesFocus={() => true} />
    </section>
  );
}
