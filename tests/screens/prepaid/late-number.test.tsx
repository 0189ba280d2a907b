import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fault } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';

const field = () => screen.getByRole('textbox', { name: '手机号' });

describe('the number of a top-up', () => {
  for (const call of ['rechargeRelations', 'rechargeAccounts'])
    it(`begins with the number that is to be used, and with no other one before ${call} has answered`, async () => {
      await fault({ call, kind: 'delay', value: 1_000 });
      await openApp('/rechargeNewTel');
      expect(field()).toHaveValue('');
      await pass(1_000);
      expect(field()).toHaveValue('138 2776 6188');
    });

  it('is not filled in by the gateways once the person has entered the field', async () => {
    await fault({ call: 'rechargeRelations', kind: 'delay', value: 1_000 });
    await openApp('/rechargeNewTel');
    fireEvent.focus(field());
    await pass(1_000);
    expect(field()).toHaveValue('');
    fireEvent.change(field(), { target: { value: '139 0001 0002' } });
    await settled();
    expect(field()).toHaveValue('139 0001 0002');
  });
});
