import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { environment } from '@/app/environment';
import { chen } from '../../support/gateways/mock-gateways';
import { fault } from '../../support/gateways/screen-network';
import { openApp } from '../../support/render-app';

const picture = () =>
  document.querySelector(`img[src^="data:image/svg"], img[src^="${environment.avatarBase}"]`);

it.each(['/home', '/settingNew'])('%s shows the picture of the person', async (address) => {
  await openApp(address);
  expect(picture()).toHaveAttribute('src', expect.stringMatching(/^data:image/));
});

it('is found below the base of the environment, and gives way to the initial when it does not load', async () => {
  const user = {
    username: '陈思远',
    usercode: chen,
    userId: 'U100002',
    jobCode: '20183306',
    mobile: '',
    email: '',
  };
  const value = JSON.stringify({ ...user, avatar: 'LX100002.png', oaAccount: 'chensy' });
  await fault({ call: 'queryUserInfo', kind: 'wrong-shape', value, times: 'always' });
  await openApp('/home', { as: chen });
  const image = picture();
  expect(image).toHaveAttribute('src', `${environment.avatarBase}LX100002.png`);
  if (image !== null) fireEvent.error(image);
  expect(picture()).toBeNull();
  expect(screen.getByText('远')).toBeInTheDocument();
});

it('is an initial where the person has no picture', async () => {
  await openApp('/home', { as: chen });
  expect(picture()).toBeNull();
  expect(screen.getByText('远')).toBeInTheDocument();
});
