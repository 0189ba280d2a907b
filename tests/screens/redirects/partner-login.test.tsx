import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import PartnerLogin from '@/qa/partner-login';
import { tap } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { assign, query, watchExits } from '../../support/redirects';
import { settled } from '../../support/render-app';

vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../../support/hosts/exit-host')).theHost,
}));
watchExits();

describe('/partner-login', () => {
  const overview = {
    identities: [
      ...[
        { usercode: me, name: '林晓禾', department: '客服中心', jobNumber: '1', departed: false, token: '' },
      ],
    ],
  };
  const showPartnerLogin = async (redirectUrl: string) => {
    vi.mocked(window.fetch).mockImplementation(() => Promise.resolve(Response.json(overview)));
    const given = {
      protocolType: '1',
      prefix: '86',
      phoneNumber: '13812345678',
      b_token: 'b-secret',
      redirectUrl,
    };
    render(
      <MemoryRouter initialEntries={[query('/partner-login', given)]}>
        <PartnerLogin />
      </MemoryRouter>,
    );
    await settled();
  };

  it('shows its parameters with phone and tokens masked, and is marked as a mock page', async () => {
    await showPartnerLogin(`${window.location.origin}/#/home`);
    expect(screen.getByText('模拟')).toBeInTheDocument();
    expect(screen.getByText('138****5678')).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/b-secret|13812345678/);
    expect(screen.getAllByRole('term')).toHaveLength(8);
  });

  it('leads back with the person’s binding token before the hash, so that the app is reloaded', async () => {
    await showPartnerLogin(`${window.location.origin}/#/transfer1?x=1`);
    await tap('button', /林晓禾/);
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/\?bToken=b-LX100001-\d+#\/transfer1\?x=1$/);
  });

  it('leads back without a binding token when nobody logs in', async () => {
    await showPartnerLogin(`${window.location.origin}/#/home`);
    await tap('button', '不登录，返回');
    expect(assign).toHaveBeenCalledWith(`${window.location.origin}/#/home`);
  });

  it.each(['https://evil.example/#/home', '', 'javascript:alert(1)'])(
    'leads nowhere but to the app: %j',
    async (to) => {
      await showPartnerLogin(to);
      expect(screen.getByRole('alert')).toHaveTextContent('不能返回');
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});
